import { call } from '#client'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { useToast } from '../../ui/toast.ts'
import { textIn } from '../../ui/use-submit.ts'
import { OwnPassword } from './own-password.tsx'
import { useFactorChanged } from './use-factor-changed.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Takes the second factor away, by both factors. */
export function RemoveFactor({ isOpen, onClose }: Props) {
  const say = useSay()
  const toast = useToast()
  const changed = useFactorChanged()
  const remove = async (form: FormData) => {
    await call('mela.identity.remove_second_factor', { pwd: textIn(form, 'pwd'), otp: textIn(form, 'otp') })
    toast(say('desk.factor_removed'))
    onClose()
    await changed()
  }
  return (
    <Dialog isOpen={isOpen} title={say('desk.factor_remove_title')} onClose={onClose}>
      <p className="question-text">{say('desk.factor_remove_text')}</p>
      <ShortForm
        isDangerous
        verb={say('desk.factor_remove')}
        onSend={remove}
        words={(error) => refusalWords(error, say)}
      >
        <OwnPassword hasFocus />
        <CodeField hasFocus={false} />
      </ShortForm>
    </Dialog>
  )
}
