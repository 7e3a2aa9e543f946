import { Badge, type Tone } from '../../ui/badge.tsx'
import { useTypeWord } from './use-type-word.ts'

const tones: Readonly<Record<string, Tone>> = {
  ...{
    created: 'plain',
    authorised: 'info',
    captured: 'ok',
    failed: 'bad',
    expired: 'plain',
    disputed: 'bad',
  },
  ...{ 'part refunded': 'info', refunded: 'info' },
  ...{ requested: 'warn', sent: 'info', done: 'ok' },
  ...{ received: 'info', cleared: 'ok', bounced: 'bad', cancelled: 'bad' },
  ...{ open: 'info', paid: 'ok', withdrawn: 'plain', issued: 'ok' },
}

interface Props {
  doctype: string
  state: string
}

/** The state of a document about money, in a word. */
export function StateBadge({ doctype, state }: Props) {
  const word = useTypeWord(doctype)
  return <Badge tone={tones[state] ?? 'plain'}>{word(state)}</Badge>
}
