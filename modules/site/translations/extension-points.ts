import { extensionPoint } from '#framework/modules'
import type { TranslateText } from '#meta'

/** Says the texts of a type's documents that stand in no field of their own. */
export interface TextSource {
  readonly type: string
  say(document: object, say: TranslateText): unknown
}

export const textSource = extensionPoint<TextSource>('translations.text_source')
