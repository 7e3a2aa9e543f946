import { useEffect } from 'react'
import { useTranslate } from '../language/translate.ts'

/** 'Mela Event - Mela desk' in the browser's tab. */
export function useTitle(title: string): void {
  const t = useTranslate()
  const deskTitle = t('desk.title')
  useEffect(() => {
    document.title = title === '' ? deskTitle : `${title} - ${deskTitle}`
  }, [title, deskTitle])
}
