import type { MessageId } from '#design/messages'
import type { Tone } from '#meta'
import { useTranslate } from '../language/translate.ts'
import { Badge } from './badge.tsx'

interface Stage {
  words: MessageId
  tone: Tone
}

const stages: readonly Stage[] = [
  { words: 'desk.draft', tone: 'plain' },
  { words: 'desk.submitted', tone: 'ok' },
  { words: 'desk.cancelled', tone: 'bad' },
]

/** Where a submittable document stands: draft, submitted or cancelled. */
export function DocstatusBadge({ docstatus }: { docstatus: unknown }) {
  const t = useTranslate()
  const stage = stages[Number(docstatus)]
  return stage ? <Badge tone={stage.tone}>{t(stage.words)}</Badge> : null
}
