import { IonModal } from '@ionic/react'
import { useRef } from 'react'
import { closeOutline } from 'ionicons/icons'
import { useTranslate } from '../language/text.ts'
import { framePower } from '../ui/frame-power.ts'
import { Icon } from '../ui/icon.tsx'
import { hostOf } from '../ui/link/site-link.tsx'
import { useClosedByBack } from '../ui/back-button.tsx'
import styles from './canopy.module.css'

interface Props {
  address: string
  onClosed: () => void
}

export function ReferenceSite({ address, onClosed }: Props) {
  const t = useTranslate()
  const modal = useRef<HTMLIonModalElement>(null)
  const host = hostOf(address, location.origin) ?? ''
  const title = t('shell.reference_site', { host })
  const handleClose = () => void modal.current?.dismiss('success')
  useClosedByBack(handleClose)
  return (
    <IonModal ref={modal} isOpen className={styles.reference} aria-label={title} onDidDismiss={onClosed}>
      <div className={styles.referenceSite}>
        <div className={styles.canopyBar}>
          <span className={styles.barTitle}>{host}</span>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={handleClose}>
            <Icon of={closeOutline} />
          </button>
        </div>
        <iframe
          src={address}
          title={title}
          sandbox={framePower(address, location.origin)}
          referrerPolicy="no-referrer"
        />
      </div>
    </IonModal>
  )
}
