export type Tone = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'brand'

const tones: Record<string, Tone> = {
  low: 'warn',
  ...{ new: 'info', submitted: 'info', offered: 'brand', public: 'ok', members: 'info' },
  ...{ live: 'ok', published: 'ok', confirmed: 'ok', answered: 'ok', paid: 'ok', active: 'ok', open: 'ok' },
  ...{ 'in review': 'warn', 'under review': 'warn', reserved: 'warn', pending: 'warn', waitlisted: 'warn' },
  ...{ cancelled: 'bad', rejected: 'bad', failed: 'bad', suspended: 'bad' },
}

/** The word always stands there; its colour only helps to find it. */
export function toneOf(word: string): Tone {
  return tones[word.toLowerCase()] ?? 'plain'
}

interface Props {
  tone?: Tone
  children: string
}

export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`badge ${tone}`}>{children}</span>
}
