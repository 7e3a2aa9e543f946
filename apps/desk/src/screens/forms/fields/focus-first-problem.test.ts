// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { focusFirstProblem } from './form-problems.ts'

function form(html: string): HTMLFormElement {
  const element = document.createElement('form')
  element.innerHTML = html
  document.body.replaceChildren(element)
  return element
}

test('Scrolls to the first invalid field and focuses its control', () => {
  const element = form(
    '<input id="right"><div data-problem="x"><button></button><input id="wrong" aria-invalid="true"></div>',
  )
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  expect(focusFirstProblem(element)).toBe(true)
  expect(document.activeElement?.id).toBe('wrong')
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
  scroll.mockRestore()
})

test('Focuses a field whose control has no error mark, such as a table without rows', () => {
  expect(focusFirstProblem(form('<div data-problem="x"><h2>Rows</h2><button id="add"></button></div>'))).toBe(
    true,
  )
  expect(document.activeElement?.id).toBe('add')
})

test('Returns that no visible field is invalid', () => {
  expect(focusFirstProblem(form('<input>'))).toBe(false)
})

test('Focuses the invalid row of a table on a phone, where each row is a button', () => {
  form(
    '<ul data-problem="x"><li><button></button></li><li><button id="wrong" data-wrong="true"></button></li></ul>',
  )
  expect(focusFirstProblem(document.body)).toBe(true)
  expect(document.activeElement?.id).toBe('wrong')
})
