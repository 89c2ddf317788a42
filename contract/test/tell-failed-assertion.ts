import fc from 'fast-check';

// The runner prints no `cause`; without this a failed property shows only its counterexample.
fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true });
