import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { toMelaError } from '../../data/query-client.ts'
import { refusalText } from '../../language/refusal-text.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useToast } from '../../ui/overlay/toast.tsx'
import { usePeopleCall, useRoster, type RosterPerson } from './use-album-pictures.ts'
import styles from './pictures.module.css'

const typingPause = 300

const keyOf = ({ student, attendee }: RosterPerson): string => student ?? attendee ?? ''

function labelOf({ is_agreed }: RosterPerson) {
  if (is_agreed === null) return 'album.is_asked'
  return is_agreed ? 'album.has_agreed' : 'album.has_not_agreed'
}

const sent = ({ student, registration, attendee }: RosterPerson) =>
  student === null ? { registration, attendee } : { student }

interface Props {
  album: string
  chosen: ReadonlySet<string>
  onNamed: () => void
}

interface PeopleProps {
  people: readonly RosterPerson[]
  picked: ReadonlySet<string>
  onPick: (key: string) => void
}

function People({ people, picked, onPick }: PeopleProps) {
  const t = useTranslate()
  if (people.length === 0) return <p className="dim">{t('album.nobody_listed')}</p>
  return (
    <ul className={styles.roster} tabIndex={0} aria-label={t('album.who_is_in_it')}>
      {people.map((person) => (
        <li key={keyOf(person)}>
          <label className="tick-line">
            <input
              className="tick"
              type="checkbox"
              checked={picked.has(keyOf(person))}
              onChange={() => onPick(keyOf(person))}
            />
            <span>
              {person.full_name}
              <span className={`small dim ${styles.rosterNote}`}>
                {[person.class, t(labelOf(person))].filter(Boolean).join(' · ')}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

interface RosterProps extends Omit<PeopleProps, 'people'> {
  roster: ReturnType<typeof useRoster>
}

/** The people who may be in the pictures, once they are known. */
function Roster({ roster: { data, error, refetch }, ...picking }: RosterProps) {
  if (data) return <People people={data.people} {...picking} />
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  return <Skeleton rows={3} height={48} />
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key])
}

export function PeoplePanel({ album, chosen, onNamed }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), typingPause)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [haveAgreed, setHaveAgreed] = useState(false)
  const roster = useRoster(album, search)
  const tag = usePeopleCall('mela.gallery.tag', album)
  const people = roster.data?.people ?? []
  const inIt = people.filter((person) => picked.has(keyOf(person)))
  const hasOthers = inIt.some(({ student }) => student === null)

  const handleName = () =>
    tag.mutate(
      {
        ...{ gallery: album, pictures: [...chosen], people: inIt.map(sent) },
        have_agreed: hasOthers && haveAgreed ? 1 : 0,
      },
      {
        onSuccess: () => {
          setPicked(new Set())
          setHaveAgreed(false)
          toast(t('album.named'))
          onNamed()
        },
      },
    )

  return (
    <TitledCard place="page" title={t('album.who_is_in_it')}>
      <div className={styles.peoplePanel}>
        <p className="small dim">{t('album.who_text')}</p>
        <TextInput
          label={t('album.find_pupil')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Roster roster={roster} picked={picked} onPick={(key) => setPicked(toggled(picked, key))} />
        {hasOthers && (
          <label className="tick-line">
            <input
              className="tick"
              type="checkbox"
              checked={haveAgreed}
              onChange={(event) => setHaveAgreed(event.currentTarget.checked)}
            />
            {t('album.others_agreed')}
          </label>
        )}
        {tag.error && (
          <p className="field-error" role="alert">
            {refusalText(toMelaError(tag.error), t)}
          </p>
        )}
        <p className="small dim" role="status">
          {t('album.chosen', { count: chosen.size })}
        </p>
        <Button
          disabled={chosen.size === 0 || inIt.length === 0}
          loading={tag.isPending}
          onClick={handleName}
        >
          {t('album.name_them', { count: chosen.size })}
        </Button>
      </div>
    </TitledCard>
  )
}
