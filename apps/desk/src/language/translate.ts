import { createContext, useContext } from 'react'
import type { Translate } from '#design/messages'

export type { Translate }

export const TranslateContext = createContext<Translate>((id) => id)

export const useTranslate = (): Translate => useContext(TranslateContext)
