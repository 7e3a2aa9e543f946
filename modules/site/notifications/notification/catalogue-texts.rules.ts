import type { Catalogues } from '#framework/messages'
import type { Catalogue } from '#meta'
import type { NoticeLanguage } from './channels.rules.ts'
import type { Wording } from '../template/message-template.rules.ts'

/** A text of a catalogue as the office writes its own templates: `{name}` is `{{ name }}` there. */
const asTemplate = (text: string): string => text.replaceAll(/\{(\w+)\}/g, '{{ $1 }}')

function wordingIn(catalogue: Catalogue, name: string): Wording {
  const [subject, body, short] = ['subject', 'body', 'short'].map(
    (part) => catalogue[`notice.${name}.${part}`],
  )
  if (subject === undefined || body === undefined) throw new Error(`${name} has no texts in messages/*.json`)
  const wording = { subject: asTemplate(subject), body: asTemplate(body) }
  return short === undefined ? wording : { ...wording, short: asTemplate(short) }
}

/** The texts of a notification event in every language, out of its module's catalogues. */
export function catalogueTexts(
  { en, hi, ta }: Catalogues,
  name: string,
): Readonly<Record<NoticeLanguage, Wording>> {
  return { en: wordingIn(en, name), hi: wordingIn(hi, name), ta: wordingIn(ta, name) }
}
