import { ActionIcon, Button } from '@mantine/core'
import { closeOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { listPath } from '../../data/desk-types.ts'
import { useUserName } from '../../data/user-name.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../../ui/icon.tsx'
import type { News } from './use-news.ts'

/** Who it was, as people call him. */
function useWho(user: string, people: ReadonlyMap<string, string>): string {
  const say = useSay()
  const name = useUserName(people.has(user) ? '' : user)
  return people.get(user) ?? (name || say('desk.someone'))
}

interface ShownProps {
  by: string
  people: ReadonlyMap<string, string>
  onClose: () => void
}

function ShownNews({ by, people, onClose }: ShownProps) {
  const say = useSay()
  return (
    <div className="notice info">
      <p>{say('desk.changed_and_shown', { who: useWho(by, people) })}</p>
      <ActionIcon variant="subtle" size={40} aria-label={say('shell.close')} onClick={onClose}>
        <Icon of={closeOutline} isSmall />
      </ActionIcon>
    </div>
  )
}

interface MetProps {
  by: string
  people: ReadonlyMap<string, string>
  onOpen: () => void
}

function MetNews({ by, people, onOpen }: MetProps) {
  const say = useSay()
  return (
    <div className="notice info">
      <p>{say('desk.changed_by', { who: useWho(by, people) })}</p>
      <Button variant="default" onClick={onOpen}>
        {say('desk.show_newest')}
      </Button>
    </div>
  )
}

interface GoneProps {
  doctype: string
  isDirty: boolean
  onKeep: () => void
}

function GoneNews({ doctype, isDirty, onKeep }: GoneProps) {
  const say = useSay()
  return (
    <div className="notice warn">
      <p>{[say('desk.gone_elsewhere'), isDirty && say('desk.gone_typed')].filter(Boolean).join(' ')}</p>
      <div className="question-ways">
        {isDirty && (
          <Button variant="default" onClick={onKeep}>
            {say('desk.keep_as_new')}
          </Button>
        )}
        <Button variant="default" component={Link} to={listPath(doctype)}>
          {say('desk.to_the_list')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  doctype: string
  news: News
  /** Who saved what is not shown yet, since something was typed here; null where nobody did. */
  met: string | null
  people: ReadonlyMap<string, string>
  isDirty: boolean
  onOpen: () => void
  onKeep: () => void
  onClose: () => void
}

/** What others did to the document meanwhile, told without getting in the way. */
export function FormNews({ doctype, news, met, people, isDirty, onOpen, onKeep, onClose }: Props) {
  return (
    <div className="form-news" role="status">
      {news.kind === 'gone' && <GoneNews doctype={doctype} isDirty={isDirty} onKeep={onKeep} />}
      {news.kind === 'shown' && met === null && <ShownNews by={news.by} people={people} onClose={onClose} />}
      {news.kind !== 'gone' && met !== null && <MetNews by={met} people={people} onOpen={onOpen} />}
    </div>
  )
}
