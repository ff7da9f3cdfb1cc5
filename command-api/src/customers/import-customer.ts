import { emailClaim, user } from '@power/domain/access/user';
import { customer, customerRut } from '@power/domain/customers/customer';
import { badRut, takenRut } from '@power/domain/customers/customer-data';
import { importCustomer } from '@power/domain/customers/import-customer';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { parseRut } from '@power/domain/kernel/rut';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { erpOf } from '../kernel/erp.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { findPerson } from '../kernel/people.ts';

const TITLE = 'El cliente no se importó';

/** The seller with this address; undefined where the row names none. */
async function sellerNamed(email: string, services: CommandServices) {
  if (email === '') return undefined;
  const { usuario } = (await services.load(emailClaim, email.toLowerCase())).state;
  const found = usuario === undefined ? undefined : (await services.load(user, usuario)).state;
  return usuario !== undefined && found?.exists
    ? findPerson(services, usuario)
    : reject('USUARIO_NO_EXISTE', TITLE, `Nadie tiene el correo ${email}. Revisa la columna del ejecutivo.`);
}

export default provideFacts(
  importCustomer,
  async ({ fila }, services) => {
    const rut = parseRut(fila.legalcode as string);
    if (!rut) return badRut();
    const ejecutivo = await sellerNamed((fila.ejecutivo as string | null) ?? '', services);
    if (isRejection(ejecutivo)) return ejecutivo;
    const owner = (await services.load(customerRut.aggregate, String(rut.body))).state.dueno;
    const known = owner === undefined ? undefined : (await services.load(customer, owner)).state;
    const condicion_pago = (fila.condicion_pago as string) || undefined;
    const unknown = await unknownTerms(services, TITLE, { condicion_pago }, known);
    if (unknown) return unknown;
    return {
      _id: known ? owner! : String(await services.nextNumber('cliente')),
      codigo_sap: known ? known.codigo_sap : await erpOf(services).registerCustomer(rut.body),
      ejecutivo,
    };
  },
  {
    before({ fila }, services, { _id }) {
      const { body, rut } = parseRut(fila.legalcode as string)!;
      return takeClaim(services, customerRut, {
        valor: String(body),
        dueno: _id,
        taken: () => takenRut(rut),
        binds: async (other) => (await services.load(customer, other)).state !== undefined,
      });
    },
  },
);
