import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { boardsPath } from './board-calls.ts'

/** What is not there, and what is not for everybody, look the same. */
export function Gone() {
  const say = useSay()
  return (
    <Empty
      title={say('board.not_found_title')}
      text={say('board.not_found_text')}
      way={{ label: say('board.see_all'), href: boardsPath }}
    />
  )
}
