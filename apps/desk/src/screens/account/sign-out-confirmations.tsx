import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client'
import { devicesKey } from '../../data/user/account.ts'
import { toMelaError } from '../../data/query-client.ts'
import { refusalText } from '../../language/refusal-text.ts'
import { useTranslate } from '../../language/translate.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../ui/overlay/toast.tsx'

interface Props {
  isOpen: boolean
  title: string
  text: string
  verb: string
  done?: string
  work: () => Promise<unknown>
  onClose: () => void
  onDone?: () => void
}

export function SignOutConfirmation({ isOpen, title, text, verb, done, work, onClose, onDone }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: work,
    onSuccess: async () => {
      if (onDone) return onDone()
      await client.invalidateQueries({ queryKey: devicesKey })
      toast(done ?? t('desk.revoked'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      text={text}
      verb={verb}
      isBusy={ending.isPending}
      error={ending.error ? refusalText(toMelaError(ending.error), t) : undefined}
      onYes={() => ending.mutate()}
      onNo={onClose}
    />
  )
}

export function SignOutOthers() {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('desk.sign_out_others')}
      </Button>
      <SignOutConfirmation
        isOpen={isAsking}
        title={t('desk.sign_out_others_title')}
        text={t('desk.sign_out_others_text')}
        verb={t('desk.sign_out_others')}
        work={() => call('mela.identity.sign_out_everywhere', { except_this_device: 1 })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Ends all sessions, including this one, so that the sign-in page follows. */
export function SignOutAll() {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('desk.sign_out_all')}
      </Button>
      <SignOutConfirmation
        isOpen={isAsking}
        title={t('desk.sign_out_all_title')}
        text={t('desk.sign_out_all_text')}
        verb={t('desk.sign_out_all')}
        work={() => call('mela.identity.sign_out_everywhere', { except_this_device: 0 })}
        onClose={() => setAsking(false)}
        onDone={() => location.assign('/desk')}
      />
    </>
  )
}
