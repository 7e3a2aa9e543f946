import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { closeOutline } from 'ionicons/icons'
import { useId, useState, type SubmitEvent } from 'react'
import { call, methodRequest } from '#client'
import { useCall } from '#client/react'
import { useInvalidateDocumentInfo } from '../../../data/document/document-info.ts'
import { toMelaError } from '../../../data/query-client.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import styles from './sidebar.module.css'

const pause = 200

function useKnownTags(doctype: string, typed: string, own: readonly string[]): string[] {
  const [search] = useDebouncedValue(typed.trim(), pause)
  const { data = [] } = useCall(methodRequest('mela.tags.get_tags', { doctype, txt: search }), {
    scope: ['tags', doctype, search],
    enabled: search !== '',
    placeholderData: (before) => before,
  })
  return data.filter((tag) => !own.includes(tag))
}

interface AddProps {
  target: AttachTarget
  own: readonly string[]
  onAdded: () => Promise<void>
}

function AddTag({ target: { doctype, name }, own, onAdded }: AddProps) {
  const t = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const known = useKnownTags(doctype, typed, own)
  const add = useMutation({
    mutationFn: (tag: string) => call('mela.tags.add_tag', { tag, dt: doctype, dn: name }),
    onSuccess: async () => {
      setTyped('')
      await onAdded()
    },
  })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') add.mutate(typed)
  }
  return (
    <form className={styles.addLine} onSubmit={handleSubmit}>
      <TextInput
        aria-label={t('desk.tag_add')}
        placeholder={t('desk.tag_add')}
        error={add.error ? refusalText(toMelaError(add.error), t) : undefined}
        list={id}
        autoComplete="off"
        maxLength={140}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={id}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {typed.trim() !== '' && (
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('desk.tag_add')}
        </Button>
      )}
    </form>
  )
}

interface Props {
  target: AttachTarget
  tags: readonly string[]
  canWrite: boolean
}

export function FormTags({ target, tags, canWrite }: Props) {
  const t = useTranslate()
  const { doctype, name } = target
  const renew = useInvalidateDocumentInfo(doctype, name)
  const remove = useMutation({
    mutationFn: (tag: string) => call('mela.tags.remove_tag', { tag, dt: doctype, dn: name }),
    onSuccess: renew,
  })
  const shown = tags.filter((tag) => !(remove.isPending && remove.variables === tag))
  return (
    <TitledCard place="sidebar" title={t('desk.tags')}>
      {shown.length === 0 && <p className="small dim">{t('desk.tag_none')}</p>}
      {shown.length > 0 && (
        <ul className="chosen">
          {shown.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              {canWrite && (
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={t('desk.tag_remove', { tag })}
                  onClick={() => remove.mutate(tag)}
                >
                  <Icon of={closeOutline} isSmall />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {remove.error && (
        <p className="field-error" role="alert">
          {refusalText(toMelaError(remove.error), t)}
        </p>
      )}
      {canWrite && <AddTag target={target} own={tags} onAdded={renew} />}
    </TitledCard>
  )
}
