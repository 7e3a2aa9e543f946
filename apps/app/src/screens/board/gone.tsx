import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { boardsPath } from './board-calls.ts'

/** What is not there, and what is not for everybody, look the same. */
export function Gone() {
  const t = useSay()
  return (
    <Empty
      title={t('board.not_found_title')}
      text={t('board.not_found_text')}
      way={{ label: t('board.see_all'), href: boardsPath }}
    />
  )
}
