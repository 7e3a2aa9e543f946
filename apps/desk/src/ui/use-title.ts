import { useEffect } from 'react'
import { useTranslate } from '../language/translate.ts'

/** Sets the browser tab's title: 'Mela Event - Mela desk'. */
export function useTitle(title: string): void {
  const t = useTranslate()
  const deskTitle = t('desk.title')
  useEffect(() => {
    document.title = title === '' ? deskTitle : `${title} - ${deskTitle}`
  }, [title, deskTitle])
}
