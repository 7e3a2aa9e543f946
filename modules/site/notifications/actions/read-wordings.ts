import type { Documents } from '#framework/documents'
import { NotificationTemplate } from '../doctypes/notification-template.doctype.ts'
import type { Channel, NoticeLanguage } from '../rules/channels.ts'
import { unknownPlaceholders, type NotificationEvent } from '../rules/notification-event.ts'
import type { Wording } from '../rules/wording.ts'
import { wordingFor } from '../rules/word-message.ts'

export interface ChosenWording extends Pick<Wording, 'subject' | 'body'> {
  readonly templateId: string | null
}

export type WordingOf = (channel: Channel, language: NoticeLanguage) => ChosenWording

/**
 * The texts of an event, in one statement: the organisation's own where it wrote one for this channel and language, and
 * otherwise the house's. One that asks for a value which the event does not have is passed over.
 */
export async function readWordings(documents: Documents, event: NotificationEvent): Promise<WordingOf> {
  const templates = await documents.find(NotificationTemplate, {
    where: { event: event.name, enabled: 1 },
    fields: ['channel', 'language', 'subject', 'body', 'dlt_template_id'],
  })
  const usable = templates.filter(
    ({ subject, body }) => unknownPlaceholders(event.values, [subject, body]).length === 0,
  )
  return (channel, language) => {
    const own = usable.find((one) => one.channel === channel && one.language === language)
    if (own) return { ...own, templateId: own.dlt_template_id }
    return { ...wordingFor(channel, event.texts[language]), templateId: null }
  }
}
