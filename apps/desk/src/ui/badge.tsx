import type { Tone } from '#meta'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../language/translate.ts'

interface Props {
  tone?: Tone
  children: string
}

export function Badge({ tone = 'plain', children }: Props) {
  return <span className={`badge ${tone}`}>{children}</span>
}

interface Stage {
  text: MessageId
  tone: Tone
}

const stages: readonly Stage[] = [
  { text: 'desk.draft', tone: 'plain' },
  { text: 'desk.submitted', tone: 'ok' },
  { text: 'desk.cancelled', tone: 'bad' },
]

export function DocstatusBadge({ docstatus }: { docstatus: unknown }) {
  const t = useTranslate()
  const stage = stages[Number(docstatus)]
  return stage ? <Badge tone={stage.tone}>{t(stage.text)}</Badge> : null
}
