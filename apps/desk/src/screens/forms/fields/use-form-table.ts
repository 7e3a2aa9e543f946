import { useEffect, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isTable, type FormValues } from '../../../fields/form-value.ts'
import { TableValue } from '../../../fields/table-value.ts'
import type { TableSource } from '../../../fields/table-source.ts'

const empty = new TableValue([])

function createListeners() {
  const listeners = new Set<() => void>()
  return {
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: () => listeners.forEach((listener) => listener()),
  }
}

/**
 * A table of the form. Its parts listen here and not to the form, so that a key in a cell draws that cell alone; a table
 * that is again as it was stored is the stored one, so that the form can tell by identity.
 */
export function useFormTable(form: UseFormReturn<FormValues>, name: string): TableSource {
  const { subscribe } = form
  const { listen, notify } = useMemo(() => createListeners(), [])
  useEffect(
    () =>
      subscribe({
        name,
        exact: true,
        formState: { values: true },
        callback: notify,
      }),
    [subscribe, name, notify],
  )
  return useMemo(() => {
    const { getValues, register } = form
    const current = () => {
      const value = getValues(name)
      return isTable(value) ? value : empty
    }
    const send = (type: 'change' | 'blur', value: TableValue) =>
      void register(name).onChange({ target: { name, value }, type })
    return {
      subscribe: listen,
      current,
      change: (next) => {
        const stored: unknown = form.formState.defaultValues?.[name]
        send('change', isTable(stored) && stored.equals(next) ? stored : next)
      },
      onBlur: () => send('blur', current()),
    }
  }, [form, name, listen])
}
