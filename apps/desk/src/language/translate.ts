import { createContext, useContext } from 'react'
import type { MessageId } from '#design/messages'

/** Says a message in the language of the desk. */
export type Translate = (id: MessageId, values?: Record<string, unknown>) => string

export const TranslateContext = createContext<Translate>((id) => id)

export const useTranslate = (): Translate => useContext(TranslateContext)
