// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { focusFirstProblem } from './form-problems.ts'

function form(html: string): HTMLFormElement {
  const element = document.createElement('form')
  element.innerHTML = html
  document.body.replaceChildren(element)
  return element
}

test('scrolls to the first wrong field and focuses its control', () => {
  const element = form(
    '<input id="right"><div data-problem="x"><button></button><input id="wrong" aria-invalid="true"></div>',
  )
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  expect(focusFirstProblem(element)).toBe(true)
  expect(document.activeElement?.id).toBe('wrong')
  expect(scroll).toHaveBeenCalledWith({ block: 'center' })
  scroll.mockRestore()
})

test('focuses a field whose control has no mark of its own, such as a table without rows', () => {
  expect(focusFirstProblem(form('<div data-problem="x"><h2>Rows</h2><button id="add"></button></div>'))).toBe(
    true,
  )
  expect(document.activeElement?.id).toBe('add')
})

test('answers that no shown field is wrong', () => {
  expect(focusFirstProblem(form('<input>'))).toBe(false)
})

test('focuses the wrong row of a table on a phone, where each row is a button', () => {
  form(
    '<ul data-problem="x"><li><button></button></li><li><button id="wrong" data-wrong="true"></button></li></ul>',
  )
  expect(focusFirstProblem(document.body)).toBe(true)
  expect(document.activeElement?.id).toBe('wrong')
})
