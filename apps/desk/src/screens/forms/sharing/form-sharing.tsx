import { ActionIcon, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { closeOutline, createOutline, peopleOutline, personAddOutline, personOutline } from 'ionicons/icons'
import { useState } from 'react'
import { call } from '#client'
import {
  useInvalidateDocumentInfo,
  type DocumentInfo,
  type Share,
} from '../../../data/document/document-info.ts'
import { toMelaError } from '../../../data/query-client.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { ShareDialog, sharedRights, type ShareRight } from './share-dialog.tsx'
import styles from '../sidebar/sidebar.module.css'

interface RowProps {
  share: Share
  who: string
  canShare: boolean
  onChange: () => void
  onRemove: () => void
}

function ShareRow({ share, who, canShare, onChange, onRemove }: RowProps) {
  const t = useTranslate()
  const rights = sharedRights(share).map((right) => t(`desk.share_${right}`))
  return (
    <li>
      <Icon of={share.everyone === 1 ? peopleOutline : personOutline} isSmall />
      <span className="grow">
        <span>{who}</span>
        <span className="small dim">{rights.join(', ')}</span>
      </span>
      {canShare && (
        <>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('desk.share_change_named', { who })}
            onClick={onChange}
          >
            <Icon of={createOutline} isSmall />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t('desk.share_remove_named', { who })}
            onClick={onRemove}
          >
            <Icon of={closeOutline} isSmall />
          </ActionIcon>
        </>
      )}
    </li>
  )
}

interface Props {
  target: AttachTarget
  title: string
  documentInfo: DocumentInfo
  isSubmittable: boolean
}

/** Returns the rights that the user may share: only those that they have. */
const givable = ({ rights }: DocumentInfo, isSubmittable: boolean): ShareRight[] =>
  (['read', 'write', 'submit', 'share'] as const).filter(
    (right) => rights.has(right) && (right !== 'submit' || isSubmittable),
  )

export function FormSharing({ target, title, documentInfo, isSubmittable }: Props) {
  const t = useTranslate()
  const toast = useToast()
  const renew = useInvalidateDocumentInfo(target.doctype, target.name)
  const [opened, setOpened] = useState<Share | 'new' | null>(null)
  const canShare = documentInfo.rights.has('share')
  const nameOf = ({ user, everyone }: Pick<Share, 'user' | 'everyone'>) =>
    everyone === 1 ? t('desk.share_everyone') : (documentInfo.people.get(user ?? '') ?? user ?? '')
  const remove = useMutation({
    mutationFn: ({ user, everyone }: Share) =>
      call('mela.permission_admin.remove_share', { ...target, user, everyone }),
    onSuccess: (_, share) => {
      toast(t('desk.share_removed', { who: nameOf(share) }))
      return renew()
    },
  })
  if (!canShare && documentInfo.shares.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('desk.sharing')}>
      {documentInfo.shares.length === 0 && <p className="small dim">{t('desk.share_none')}</p>}
      {documentInfo.shares.length > 0 && (
        <ul className={styles.files}>
          {documentInfo.shares.map((share) => (
            <ShareRow
              key={share.name}
              share={share}
              who={nameOf(share)}
              canShare={canShare}
              onChange={() => setOpened(share)}
              onRemove={() => remove.mutate(share)}
            />
          ))}
        </ul>
      )}
      {remove.error && (
        <p className="field-error" role="alert">
          {refusalText(toMelaError(remove.error), t)}
        </p>
      )}
      {canShare && (
        <Button
          variant="default"
          leftSection={<Icon of={personAddOutline} isSmall />}
          onClick={() => setOpened('new')}
        >
          {t('desk.share')}
        </Button>
      )}
      <ShareDialog
        target={target}
        title={title}
        opened={opened}
        givable={givable(documentInfo, isSubmittable)}
        nameOf={nameOf}
        onClose={() => setOpened(null)}
        onShared={renew}
      />
    </TitledCard>
  )
}
