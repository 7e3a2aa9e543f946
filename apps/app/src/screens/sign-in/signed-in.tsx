import { useSay } from '../../language/text.ts'
import { useSignOut } from '../../ui/use-sign-out.ts'

/** Somebody who is in already: on, or out. */
export function SignedIn({ next }: { next: string }) {
  const say = useSay()
  const { leave, isLeaving } = useSignOut()
  return (
    <div className="contact-form">
      <p role="status">{say('sign_in.is_in')}</p>
      <div className="actions">
        <a className="button big" href={next} data-root="">
          {say('forms.go_on')}
        </a>
        <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
          {say('shell.sign_out')}
        </button>
      </div>
    </div>
  )
}
