import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client'
import { devicesKey, type IssuedKey } from '../../data/account.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SecretLine } from '../../ui/secret-line.tsx'
import { ShortForm } from '../../ui/short-form.tsx'
import { textIn } from '../../ui/use-submit.ts'
import { OwnPassword } from './own-password.tsx'

function MadeKey({ made, onDone }: { made: IssuedKey; onDone: () => void }) {
  const say = useSay()
  const { api_key, api_secret } = made
  return (
    <div className="made-key">
      <p>{say('desk.key_made_text')}</p>
      <SecretLine label={say('desk.key')} secret={api_key} />
      <SecretLine label={say('desk.key_secret')} secret={api_secret} />
      <SecretLine label={say('desk.key_header')} secret={`Authorization: token ${api_key}:${api_secret}`} />
      <Button fullWidth onClick={onDone}>
        {say('desk.recovery_saved')}
      </Button>
    </div>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** A key for a program; its secret is on this screen once and nowhere else. */
export function NewKey({ isOpen, onClose }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const [made, setMade] = useState<IssuedKey | null>(null)
  const close = () => {
    onClose()
    setMade(null)
  }
  const make = async (form: FormData) => {
    const wanted = { device: textIn(form, 'device').trim(), pwd: textIn(form, 'pwd') }
    setMade(await call('mela.identity.create_key', wanted))
    await client.invalidateQueries({ queryKey: devicesKey })
  }
  if (made)
    return (
      <Dialog isOpen={isOpen} title={say('desk.key_made')}>
        <MadeKey made={made} onDone={close} />
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} title={say('desk.new_key')} onClose={close}>
      <p className="question-text">{say('desk.new_key_text')}</p>
      <ShortForm verb={say('desk.new_key_make')} onSend={make} words={(error) => refusalWords(error, say)}>
        <TextInput
          name="device"
          label={say('desk.new_key_name')}
          maxLength={140}
          data-autofocus
          required
          withAsterisk={false}
        />
        <OwnPassword />
      </ShortForm>
    </Dialog>
  )
}
