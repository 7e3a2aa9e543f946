import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { searchOutline } from 'ionicons/icons'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWorkedWithTypes } from '../data/desk-types.ts'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import { shelfNames } from '../ui/shelf-name.ts'
import { homeIcon, moneyIcon, typeIcon } from '../ui/type-icons.ts'
import { findPlaces, placesOf, type Place } from './find-places.ts'

interface Props {
  onClose: () => void
}

function Finder({ onClose }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const combobox = useCombobox({ opened: true })
  const types = useWorkedWithTypes()
  const home: Place = { path: '/', label: say('desk.home'), note: '', icon: homeIcon, also: '' }
  const places = placesOf(types, {
    note: (shelf) => say(shelfNames[shelf]),
    create: (doctype) => say('desk.new_document', { doctype }),
    icon: typeIcon,
  })
  const money: Place[] = types.some(({ name }) => name === 'Payment')
    ? [{ path: '/money', label: say('desk.money_overview'), note: '', icon: moneyIcon, also: '' }]
    : []
  const found = findPlaces([home, ...money, ...places], typed)
  const { selectFirstOption } = combobox
  // The likeliest answer is always ready for Enter.
  useEffect(() => void selectFirstOption(), [typed, selectFirstOption])

  const handleGo = (path: string) => {
    onClose()
    void navigate(path)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={handleGo}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          aria-label={say('desk.find_type')}
          placeholder={say('desk.find_type')}
          leftSection={<Icon of={searchOutline} isSmall />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // The list is always open, so the dialog would never be told of this key.
            if (event.key === 'Escape') onClose()
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className="options-box finder-options" aria-label={say('desk.find_type')}>
        {found.map(({ path, label, note, icon }) => (
          <Combobox.Option key={path} value={path}>
            <span className="finder-line">
              <Icon of={icon} isSmall />
              <span className="grow">{label}</span>
              <span className="option-name">{note}</span>
            </span>
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>{say('desk.nothing_found')}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox>
  )
}

/** Goes to any type by a few of its letters. */
export function TypeFinder({ isOpen, onClose }: Props & { isOpen: boolean }) {
  const say = useSay()
  return (
    <Modal.Root opened={isOpen} onClose={onClose} yOffset="12vh" padding={12}>
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={say('desk.find_type')}>
        <Modal.Body>
          <Finder onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
