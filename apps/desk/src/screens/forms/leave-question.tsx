import type { Blocker } from 'react-router-dom'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'

/** Asked on the way out of a form that is not saved. */
export function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  const say = useSay()
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      title={say('desk.leave_unsaved')}
      text={say('desk.leave_text')}
      verb={say('desk.leave')}
      stay={say('desk.stay')}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
