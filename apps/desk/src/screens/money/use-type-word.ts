import { useCallback } from 'react'
import { useMeta } from '../../data/document/doc-meta.ts'

/** Says a choice, a state or a label of a type in the language of the desk; until the words are here, as it is stored. */
export function useTypeWord(doctype: string): (text: string) => string {
  const { data } = useMeta(doctype)
  return useCallback((text) => data?.word(text) ?? text, [data])
}
