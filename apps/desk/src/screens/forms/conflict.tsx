import { Button } from '@mantine/core'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { useUserName } from '../../data/user-name.ts'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { momentText } from '../../ui/dates.ts'

interface Props {
  newest: AnyDocument
  onLoad: () => void
}

/** Somebody saved in between: who, when, and a way on that keeps what was typed here. */
export function Conflict({ newest, onLoad }: Props) {
  const say = useSay()
  const { language } = useLanguage()
  const who = useUserName(textOf(newest['modified_by'])) ?? say('desk.someone')
  const time = momentText(textOf(newest['modified']), language)
  return (
    <div className="notice warn" role="alert">
      <p>{say('desk.conflict', { who, time })}</p>
      <Button variant="default" onClick={onLoad}>
        {say('desk.load_newest')}
      </Button>
    </div>
  )
}
