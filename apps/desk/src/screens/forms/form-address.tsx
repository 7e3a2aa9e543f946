import { useSay } from '../../language/say.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

/** Where people fill in a web form: a link that can be opened and handed on. */
export function FormAddress({ route }: { route: string }) {
  const say = useSay()
  const address = new URL(`/new/${route}`, location.origin).href
  return (
    <TitledCard place="beside" title={say('desk.form_address')}>
      <div className="form-address">
        <a className="link grow" href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <CopyButton text={address} of={say('desk.form_address')} />
      </div>
    </TitledCard>
  )
}
