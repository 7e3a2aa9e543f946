/** A text of the demo in Hindi and in Tamil. */
export type Translated = Readonly<Record<string, readonly [hi: string, ta: string]>>
