import { Button } from '@mantine/core'
import { useState } from 'react'
import { useSecondFactor } from '../../data/user/account.ts'
import { toMelaError } from '../../data/query-client.ts'
import { useTranslate } from '../../language/translate.ts'
import { Badge } from '../../ui/badge.tsx'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { call } from '#client'
import { refusalText } from '../../language/refusal-text.ts'
import { CodeField } from '../../ui/secrets.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ShortForm, textIn } from '../../ui/short-form.tsx'
import { useToast } from '../../ui/overlay/toast.tsx'
import { OwnPassword } from './password.tsx'
import { useFactorChanged, RenewCodes, SetUpFactor } from './factor-dialogs.tsx'
import styles from './desk-account.module.css'

type Open = 'set up' | 'renew' | 'remove' | null

interface FactorActionsProps {
  isOn: boolean
  onOpen: (what: Open) => void
}

function FactorActions({ isOn, onOpen }: FactorActionsProps) {
  const t = useTranslate()
  if (!isOn) return <Button onClick={() => onOpen('set up')}>{t('desk.factor_set_up')}</Button>
  return (
    <>
      <Button variant="default" onClick={() => onOpen('renew')}>
        {t('desk.factor_renew')}
      </Button>
      <Button variant="default" onClick={() => onOpen('remove')}>
        {t('desk.factor_remove')}
      </Button>
    </>
  )
}

export function SecondFactor() {
  const t = useTranslate()
  const { data, error, refetch } = useSecondFactor()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={2} height={56} />
  const isOn = data.is_enrolled === 1
  return (
    <TitledCard
      place="page"
      title={t('desk.second_factor')}
      actions={
        <Badge tone={isOn ? 'ok' : 'warn'}>
          {t(isOn ? 'desk.factor_state_on' : 'desk.factor_state_off')}
        </Badge>
      }
    >
      <div className="card-text">
        <p>{t(isOn ? 'desk.factor_on' : 'desk.factor_off')}</p>
        {isOn && <p className="dim">{t('desk.codes_left', { count: data.recovery_codes_left })}</p>}
      </div>
      <div className={styles.accountActions}>
        <FactorActions isOn={isOn} onOpen={setOpen} />
      </div>
      <SetUpFactor isOpen={open === 'set up'} onClose={close} />
      <RenewCodes isOpen={open === 'renew'} onClose={close} />
      <RemoveFactor isOpen={open === 'remove'} onClose={close} />
    </TitledCard>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Removes the second factor, confirmed by both factors. */
function RemoveFactor({ isOpen, onClose }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useFactorChanged()
  const remove = async (form: FormData) => {
    await call('mela.identity.remove_second_factor', { pwd: textIn(form, 'pwd'), otp: textIn(form, 'otp') })
    toast(t('desk.factor_removed'))
    onClose()
    await changed()
  }
  return (
    <Dialog isOpen={isOpen} title={t('desk.factor_remove_title')} onClose={onClose}>
      <p className="confirm-text">{t('desk.factor_remove_text')}</p>
      <ShortForm
        isDangerous
        verb={t('desk.factor_remove')}
        onSend={remove}
        errorText={(error) => refusalText(error, t)}
      >
        <OwnPassword hasFocus />
        <CodeField hasFocus={false} />
      </ShortForm>
    </Dialog>
  )
}
