import { raiseViolation, type DatabaseRule } from '#framework/doctypes'

/** Database rule: captured amount and gateway of a payment are immutable. */
const captureIsImmutable: DatabaseRule = {
  name: 'captured',
  moment: 'before',
  on: ['update', 'delete'],
  body: `
begin
  if old.captured_amount = 0 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then
    ${raiseViolation('Payment.deleted', 'A payment that money was taken for stays')}
  end if;
  if (new.gateway, new.gateway_payment, new.captured_amount, new.captured_currency)
    is distinct from (old.gateway, old.gateway_payment, old.captured_amount, old.captured_currency) then
    ${raiseViolation('Payment.fixed', 'What was taken cannot change')}
  end if;
  return new;
end`,
}

const refundsWithinCapture: DatabaseRule = {
  name: 'within capture',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
begin
  if new.refunded_amount > new.captured_amount then
    ${raiseViolation('Payment.refunds', 'No more goes back than was taken')}
  end if;
  return new;
end`,
}

export const paymentRules: readonly DatabaseRule[] = [captureIsImmutable, refundsWithinCapture]

/**
 * Database rule: refunds of a payment do not exceed the captured amount. Locks the payment, so that two concurrent
 * refunds cannot both pass.
 */
const refundWithinPayment: DatabaseRule = {
  name: 'within payment',
  moment: 'before',
  on: ['insert', 'update'],
  body: `
declare
  most bigint;
  others bigint;
begin
  if new.state = 'failed' then
    return new;
  end if;
  select captured_amount into most from "Payment" where name = new.payment for no key update;
  select coalesce(sum(amount), 0) into others from "Refund"
    where payment = new.payment and state <> 'failed' and name <> new.name;
  if others + new.amount > most then
    ${raiseViolation('Refund.too much', 'No more goes back than was taken')}
  end if;
  return new;
end`,
}

const refundIsImmutable: DatabaseRule = {
  name: 'decided',
  moment: 'before',
  on: ['update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    ${raiseViolation('Refund.deleted', 'A refund stays')}
  end if;
  if (new.payment, new.amount, new.destination) is distinct from (old.payment, old.amount, old.destination) then
    ${raiseViolation('Refund.fixed', 'What a refund is of, how much and where to cannot change')}
  end if;
  return new;
end`,
}

export const refundRules: readonly DatabaseRule[] = [refundWithinPayment, refundIsImmutable]
