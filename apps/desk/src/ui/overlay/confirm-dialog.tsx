import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { Dialog } from './dialog.tsx'

interface Props {
  isOpen: boolean
  title: string
  text: string
  verb: string
  stay?: string
  isDangerous?: boolean
  isBusy?: boolean
  error?: string | undefined
  onYes: () => void
  onNo: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: Props) {
  const { isOpen, title, text, verb, stay, isDangerous = true, isBusy = false, error, onYes, onNo } = props
  const { children } = props
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onNo}>
      <p className="confirm-text">{text}</p>
      {children}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="default" onClick={onNo} data-autofocus>
          {stay ?? t('desk.cancel')}
        </Button>
        <Button color={isDangerous ? 'red' : ''} loading={isBusy} onClick={onYes}>
          {verb}
        </Button>
      </div>
    </Dialog>
  )
}
