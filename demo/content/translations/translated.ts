export type Translated = Readonly<Record<string, readonly [hi: string, ta: string]>>
