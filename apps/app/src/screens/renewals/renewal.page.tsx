import { Page } from '../../shell/page.tsx'
import { FamilyMessages, FormMessages, PayMessages } from '../../ui/added-catalogues.tsx'
import { renewalScreen } from './renewal.screen.tsx'
import { useState, useId } from 'react'
import { useAccount } from '../../data/account.ts'
import { useTranslate } from '../../language/text.ts'
import { CodeForm } from '../../ui/proof/code-form.tsx'
import { maskedPhone } from '../../ui/text/contact-text.ts'
import { PhoneForm } from '../../ui/proof/phone-form.tsx'
import { BackHandler } from '../../ui/back-button.tsx'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { FormControl } from '../../ui/form/controls/form-control.tsx'
import type { FormField } from '../../ui/form/definition/form-field.ts'
import { textOf } from '../../ui/form/submission/wire-answers.ts'
import type { NamedChild } from './renewal-calls.ts'
import { ChangesStep } from './changes-step.tsx'
import { ChildrenStep } from './children-step.tsx'
import { DoneStep } from './done-step.tsx'
import { RenewalFrame } from './renewal-frame.tsx'
import { openOf } from './renewal-steps.ts'
import { useRenewal, type Renewal } from './use-renewal.ts'

PayMessages.fetchAhead()

FormMessages.fetchAhead()

FamilyMessages.fetchAhead()

export function RenewalPage() {
  return (
    <PayMessages>
      <FormMessages>
        <FamilyMessages>
          <Page screen={renewalScreen}>
            <RenewalBody />
          </Page>
        </FamilyMessages>
      </FormMessages>
    </PayMessages>
  )
}

function RenewalBody() {
  const renewal = useRenewal()
  const { at, students } = renewal.state
  const isNothing = at === 'children' && openOf(students).length === 0
  return (
    <RenewalFrame at={at} hasSteps={!isNothing}>
      <Step renewal={renewal} />
      {at !== 'phone' && at !== 'done' && <BackHandler onBack={renewal.handleBack} />}
    </RenewalFrame>
  )
}

function Step({ renewal }: { renewal: Renewal }) {
  switch (renewal.state.at) {
    case 'phone':
      return <Phone renewal={renewal} />
    case 'code':
      return <Code renewal={renewal} />
    case 'children':
      return <ChildrenStep renewal={renewal} />
    case 'changes':
      return <ChangesStep key={renewal.present} renewal={renewal} />
    case 'done':
      return <DoneStep renewal={renewal} />
  }
}

function Phone({ renewal }: { renewal: Renewal }) {
  const t = useTranslate()
  const account = useAccount()
  const { state, asking, change, handlePhone, handleAccount } = renewal
  const [isTried, setIsTried] = useState(false)
  const isMissing = state.child.name.trim() === '' && state.child.born === ''
  const isComplete = () => {
    setIsTried(true)
    return !isMissing
  }
  return (
    <>
      <p className="dim">{t('renewal.lead')}</p>
      {account !== null && (
        <>
          <button type="button" className="button line big" onClick={() => void asking.ask(handleAccount)}>
            {t('renewal.with_account')}
          </button>
          <p className="dim">{t('renewal.or_phone')}</p>
        </>
      )}
      <PhoneForm
        first={state.phone}
        label={t('renewal.phone')}
        help={t('renewal.phone_help')}
        verb={t('renewal.look_up')}
        asking={asking}
        onPhone={handlePhone}
        onType={(phone) => change({ phone })}
        more={{
          isComplete,
          fields: (
            <ChildFields
              child={state.child}
              isMissing={isTried && isMissing}
              onChange={(child) => change({ child })}
            />
          ),
        }}
      />
    </>
  )
}

function Code({ renewal }: { renewal: Renewal }) {
  const t = useTranslate()
  const { asked, asking, handleCode, handlePhone, handleBack } = renewal
  const phone = asked?.sentTo ?? ''
  return (
    <CodeForm
      masked={maskedPhone(phone)}
      verb={t('renewal.confirm')}
      asking={asking}
      againAt={asked?.againAt ?? 0}
      onCode={handleCode}
      onAgain={() => handlePhone(phone)}
      onOtherPhone={handleBack}
    />
  )
}

interface Props {
  child: NamedChild
  isMissing: boolean
  onChange: (child: NamedChild) => void
}

/** Fields for a child's name or birth date: the phone number alone may belong to another person by now. */
function ChildFields({ child, isMissing, onChange }: Props) {
  const t = useTranslate()
  return (
    <>
      <ChildField
        field={{ fieldname: 'student_name', fieldtype: 'Data', label: t('renewal.child_name') }}
        value={child.name}
        help={t('renewal.child_help')}
        problem={isMissing ? t('renewal.child_missing') : undefined}
        onChange={(name) => onChange({ ...child, name })}
      />
      <ChildField
        field={{
          ...{ fieldname: 'student_date_of_birth', fieldtype: 'Date', not_after_today: 1 },
          label: t('renewal.child_born'),
        }}
        value={child.born}
        onChange={(born) => onChange({ ...child, born })}
      />
    </>
  )
}

interface FieldProps {
  field: FormField
  value: string
  help?: string
  problem?: string | undefined
  onChange: (value: string) => void
}

function ChildField({ field, value, help, problem, onChange }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={field.label} isOptional={false} help={help} problem={problem} isAnnounced>
      <FormControl
        {...{ field, id, value, isRequired: false }}
        isInvalid={problem !== undefined}
        describedBy={describedBy(id, { help, problem })}
        onChange={(typed) => onChange(textOf(typed))}
        onBlur={() => undefined}
      />
    </FieldFrame>
  )
}
