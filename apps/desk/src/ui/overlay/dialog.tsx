import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslate } from '../../language/translate.ts'
import styles from '../../tables/tables.module.css'

interface Props {
  isOpen: boolean
  title: string
  onClose?: () => void
  children: ReactNode
}

const stayOpen = () => undefined

export function Dialog({ isOpen, title, onClose, children }: Props) {
  const t = useTranslate()
  return (
    <Modal.Root opened={isOpen} onClose={onClose ?? stayOpen} centered>
      <Modal.Overlay />
      <Modal.Content radius="lg">
        <div className="dialog-head">
          <Modal.Title>{title}</Modal.Title>
          {onClose && <Modal.CloseButton size={44} aria-label={t('shell.close')} />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

export function Sheet({ isOpen, title, onClose = stayOpen, children }: Props) {
  const t = useTranslate()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '100%' : 480}
    >
      <Drawer.Overlay />
      <Drawer.Content className={styles.sheet}>
        <div className="dialog-head">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton size={44} aria-label={t('shell.close')} />
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
