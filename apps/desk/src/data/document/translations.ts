import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, methodRequest } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'
import { languages } from '#design/messages'
import type { DocMeta } from './type-meta.ts'

export type TranslatedText = Methods['mela.translations.get_texts']['output'][number]

export type OtherLanguage = keyof TranslatedText['translations']

const isOther = (code: string): code is OtherLanguage => code !== 'en'

export const otherLanguages = languages.flatMap(({ code, name }) => (isOther(code) ? [{ code, name }] : []))

export const hasTexts = (meta: DocMeta): boolean =>
  [meta, ...meta.children.values()].some(({ fields }) => fields.some(({ isTranslatable }) => isTranslatable))

export const doneIn = (texts: readonly TranslatedText[], language: OtherLanguage): number =>
  texts.filter(({ translations }) => translations[language] !== null).length

interface Asked {
  doctype: string
  name: string
  /** Time of the last change: the texts may differ since. */
  modified: string
  isWanted: boolean
}

export function useTexts({ doctype, name, modified, isWanted }: Asked) {
  return useCall(methodRequest('mela.translations.get_texts', { doctype, name }), {
    scope: ['texts', doctype, name, modified],
    enabled: isWanted,
    placeholderData: (before, query) => (query?.queryKey[2] === name ? before : undefined),
  })
}

export function useSaveTranslation(source_text: string, language: OtherLanguage) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (translated_text: string) =>
      call('mela.translations.set_translation', { language, source_text, translated_text }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['texts'] }),
  })
}
