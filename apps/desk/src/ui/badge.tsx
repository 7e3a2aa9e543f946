import type { Tone } from '#meta'

interface Props {
  tone?: Tone
  children: string
}

/** The word always stands there; its colour only helps to find it. */
export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`badge ${tone}`}>{children}</span>
}
