import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client'
import type { Share } from '../../../data/document/document-info.ts'
import { toMelaError } from '../../../data/query-client.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { PersonField } from './person-field.tsx'
import styles from '../../../ui/list/list-page.module.css'

interface FormProps {
  target: AttachTarget
  share: Share | null
  givable: readonly ShareRight[]
  nameOf: (share: Pick<Share, 'user' | 'everyone'>) => string
  onClose: () => void
  onShared: () => Promise<void>
}

interface TickProps {
  label: string
  isOn: boolean
  isFixed?: boolean
  onChange: (isOn: boolean) => void
}

function Tick({ label, isOn, isFixed = false, onChange }: TickProps) {
  return (
    <label className="tick-line">
      <input
        type="checkbox"
        className="tick"
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}

function useSharing({ target, share, nameOf, onClose, onShared }: Omit<FormProps, 'givable'>) {
  const t = useTranslate()
  const toast = useToast()
  const [user, setUser] = useState(share?.user ?? '')
  const [isEveryone, setEveryone] = useState(share?.everyone === 1)
  const [given, setGiven] = useState<ReadonlySet<ShareRight>>(new Set(share ? sharedRights(share) : ['read']))
  const send = useMutation({
    mutationFn: () => {
      const whom = isEveryone ? { everyone: 1 as const } : { user, everyone: 0 as const }
      return call('mela.permission_admin.add_share', { ...target, ...whom, ...wireRights(given) })
    },
    onSuccess: async (made) => {
      await onShared()
      toast(t('desk.share_done', { who: nameOf(made) }))
      onClose()
    },
  })
  const toggle = (right: ShareRight, isOn: boolean) =>
    setGiven((before) => new Set(isOn ? [...before, right] : [...before].filter((one) => one !== right)))
  return { user, setUser, isEveryone, setEveryone, given, toggle, send }
}

function ShareForm(props: FormProps) {
  const { share, givable, nameOf, onClose } = props
  const t = useTranslate()
  const { user, setUser, isEveryone, setEveryone, given, toggle, send } = useSharing(props)
  return (
    <div className="filter-form">
      {share ? (
        <p className="mid">{nameOf(share)}</p>
      ) : (
        <>
          {!isEveryone && <PersonField label={t('desk.share_with')} value={user} onChange={setUser} />}
          <Tick label={t('desk.share_everyone')} isOn={isEveryone} onChange={setEveryone} />
        </>
      )}
      <fieldset className={styles.filterChoices}>
        <legend>{t('desk.share_rights')}</legend>
        {givable.map((right) => (
          <Tick
            key={right}
            label={t(`desk.share_${right}`)}
            isOn={right === 'read' || given.has(right)}
            isFixed={right === 'read'}
            onChange={(isOn) => toggle(right, isOn)}
          />
        ))}
      </fieldset>
      {send.error && (
        <p className="field-error" role="alert">
          {refusalText(toMelaError(send.error), t)}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="default" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        <Button disabled={!isEveryone && user === ''} loading={send.isPending} onClick={() => send.mutate()}>
          {t('desk.share')}
        </Button>
      </div>
    </div>
  )
}

interface Props extends Omit<FormProps, 'share'> {
  title: string
  opened: Share | 'new' | null
}

export function ShareDialog({ title, opened, ...form }: Props) {
  const t = useTranslate()
  return (
    <Dialog isOpen={opened !== null} title={t('desk.share_title', { title })} onClose={form.onClose}>
      {opened !== null && <ShareForm share={opened === 'new' ? null : opened} {...form} />}
    </Dialog>
  )
}

export type ShareRight = 'read' | 'write' | 'submit' | 'share'

const all: readonly ShareRight[] = ['read', 'write', 'submit', 'share']

export const sharedRights = (share: Share): ShareRight[] => all.filter((right) => share[right] === 1)

/** Converts the rights for the wire; every right includes reading. */
export function wireRights(given: ReadonlySet<ShareRight>): Record<ShareRight, 0 | 1> {
  const flag = (right: ShareRight): 0 | 1 => (given.has(right) ? 1 : 0)
  return { read: 1, write: flag('write'), submit: flag('submit'), share: flag('share') }
}
