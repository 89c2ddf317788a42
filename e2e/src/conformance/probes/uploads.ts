import { createUploadTicket } from '@vitrina/contract/calls/create-upload-ticket';
import { defineProbes } from '../probe.ts';

export const uploadsProbes = defineProbes([
  {
    call: createUploadTicket,
    writes: true,
    async run(run) {
      const answer = await run.succeeds(createUploadTicket, {}, 'admin');
      if (answer && answer.ticket.length < 16) run.differ('the ticket can be guessed');
    },
  },
]);
