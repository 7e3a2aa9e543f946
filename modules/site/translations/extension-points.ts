import { extensionPoint } from '#framework/modules'
import type { TranslateText } from '#meta'

export interface TextSource {
  readonly type: string
  translate(document: object, translate: TranslateText): unknown
}

export const textSource = extensionPoint<TextSource>('translations.text_source')
