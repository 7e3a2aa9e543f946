import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/empty.tsx'
import { boardsPath } from './board-calls.ts'

/** What is not there, and what is not for everybody, look the same. */
export function BoardNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('board.not_found_title')}
      text={t('board.not_found_text')}
      mainLink={{ label: t('board.see_all'), href: boardsPath }}
    />
  )
}
