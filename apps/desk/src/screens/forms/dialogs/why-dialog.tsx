import { Button, NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { checkmarkCircleOutline, closeCircleOutline, ellipseOutline } from 'ionicons/icons'
import { useState } from 'react'
import { call } from '#client'
import type { Methods } from '#contract'
import type { MessageId } from '#design/messages'
import { toMelaError } from '../../../data/query-client.ts'
import { useUserName } from '../../../data/user/people.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PersonField } from '../sharing/person-field.tsx'
import styles from '../document-form.module.css'

type Explanation = Methods['mela.permission_admin.explain_permission']['output']
type Verb = Explanation['verb']

const verbs: Partial<Record<Verb, MessageId>> = {
  read: 'desk.verb_read',
  write: 'desk.verb_write',
  delete: 'desk.verb_delete',
  submit: 'desk.verb_submit',
  cancel: 'desk.verb_cancel',
  amend: 'desk.verb_amend',
  share: 'desk.verb_share',
  export: 'desk.verb_export',
  select: 'desk.verb_select',
  create: 'desk.verb_create',
}

const isVerb = (word: string): word is Verb => word in verbs

function RuleLine({ rule: { sentence, holds } }: { rule: Explanation['rules'][number] }) {
  const t = useTranslate()
  const icons = holds ? checkmarkCircleOutline : closeCircleOutline
  const outcome = t(holds ? 'desk.why_holds' : 'desk.why_fails')
  return (
    <li className={holds === true ? styles.holds : ''}>
      <Icon of={holds === null ? ellipseOutline : icons} isSmall />
      <span>
        {/* The rules speak the language in which they are declared. */}
        <span lang="en">{sentence}</span>
        {holds !== null && <span className="small dim">{outcome}</span>}
      </span>
    </li>
  )
}

function Answer({ answer }: { answer: Explanation }) {
  const t = useTranslate()
  const who = useUserName(answer.user) ?? answer.user
  return (
    <div className={styles.why} role="status">
      <p className="mid">{t(answer.is_allowed ? 'desk.why_yes' : 'desk.why_no', { who })}</p>
      {answer.grants_from === 'site' && <p className="small dim">{t('desk.why_site')}</p>}
      {answer.rules.length === 0 && <p className="small dim">{t('desk.why_no_rules')}</p>}
      <ul>
        {answer.rules.map((rule) => (
          <RuleLine key={`${rule.kind} ${rule.sentence}`} rule={rule} />
        ))}
      </ul>
    </div>
  )
}

function WhyForm({ target: { doctype, name } }: { target: AttachTarget }) {
  const t = useTranslate()
  const [user, setUser] = useState('')
  const [verb, setVerb] = useState<Verb>('read')
  const ask = useMutation({
    mutationFn: () => call('mela.permission_admin.explain_permission', { user, doctype, name, verb }),
  })
  return (
    <div className="filter-form">
      <p>{t('desk.why_text')}</p>
      <PersonField
        label={t('desk.why_who')}
        value={user}
        onChange={(next) => {
          ask.reset()
          setUser(next)
        }}
      />
      <NativeSelect
        label={t('desk.why_verb')}
        data={Object.entries(verbs).map(([value, text]) => ({ value, label: t(text) }))}
        value={verb}
        onChange={({ currentTarget: { value } }) => {
          ask.reset()
          if (isVerb(value)) setVerb(value)
        }}
      />
      <Button disabled={user === ''} loading={ask.isPending} onClick={() => ask.mutate()}>
        {t('desk.why_ask')}
      </Button>
      {ask.error && (
        <p className="field-error" role="alert">
          {refusalText(toMelaError(ask.error), t)}
        </p>
      )}
      {ask.data && <Answer answer={ask.data} />}
    </div>
  )
}

interface Props {
  target: AttachTarget
  isOpen: boolean
  onClose: () => void
}

export function WhyDialog({ target, isOpen, onClose }: Props) {
  const t = useTranslate()
  return (
    <Dialog isOpen={isOpen} title={t('desk.why')} onClose={onClose}>
      <WhyForm target={target} />
    </Dialog>
  )
}
