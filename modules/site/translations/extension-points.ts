import { extensionPoint } from '#framework/modules'
import type { TranslateText } from '#meta'

/** Says the texts of a type's documents that stand in no field of their own. */
export interface TextSource {
  readonly type: string
  translate(document: object, translate: TranslateText): unknown
}

export const textSource = extensionPoint<TextSource>('translations.text_source')
