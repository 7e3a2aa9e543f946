/** How a value looks where it stands among others: its word says all, its colour only helps to find it. */
export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'brand'
