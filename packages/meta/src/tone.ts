/** Visual emphasis of a value; its text alone must be sufficient. */
export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'brand'
